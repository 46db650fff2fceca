/**
 * Preload script (`node --import`) that restricts a program to loopback connections. All other connections
 * fail and are logged to the file in REFUSED_CONNECTIONS.
 */
import dns from 'node:dns';
import {appendFileSync} from 'node:fs';
import net from 'node:net';

const isLoopback = (host) =>
  host === undefined || ['localhost', '::1', ''].includes(host) || /^127\./.test(host);

function refusal(host) {
  appendFileSync(process.env.REFUSED_CONNECTIONS, `${host}\n`);
  return Object.assign(
    new Error(
      `This test may only connect to this machine, but it requested ${host}. Turn this request off in tests/host/wrangler.ts.`,
    ),
    {
      code: 'ENOTFOUND',
    },
  );
}

const {lookup} = dns;
dns.lookup = (host, ...rest) => {
  if (isLoopback(host)) {
    return lookup(host, ...rest);
  }
  const callback = rest.at(-1);
  const error = refusal(host);
  return process.nextTick(() => callback(error));
};

const {connect} = net.Socket.prototype;
net.Socket.prototype.connect = function (...args) {
  // Node's own modules pass the normalized arguments as a single array.
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  const host = typeof options === 'object' ? options.host : typeof args[1] === 'string' ? args[1] : undefined;
  // Only check IP addresses here, because the replaced `lookup` functions check host names.
  if (net.isIP(host ?? '') !== 0 && !isLoopback(host)) {
    return this.destroy(refusal(host));
  }
  return connect.apply(this, args);
};
