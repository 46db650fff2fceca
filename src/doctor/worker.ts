/**
 * Web worker that runs the log doctor, so that the page stays responsive while a log is read. It makes no requests.
 */
import rules from '@generated/structured-data/default/rules/all.json';
import {Doctor, UnreadableFile} from './engine';
import {unpackRules} from './rules/rules';
import type {FromWorker, ToWorker} from './protocol';

const scope = globalThis as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: (event: {data: ToWorker}) => void;
};

const doctor = new Doctor(unpackRules(rules));

/** Minimum time between two progress messages in milliseconds. */
const pause = 100;

async function answer(message: ToWorker): Promise<FromWorker> {
  if (message.type === 'clean') return {type: 'cleaned', ...(await doctor.cleanCopy())};
  let reported = performance.now();
  const diagnosis = await doctor.diagnose(message.inputs, (done, total) => {
    if (performance.now() - reported < pause) return;
    reported = performance.now();
    scope.postMessage({type: 'progress', share: total > 0 ? done / total : 0});
  });
  return {type: 'diagnosis', diagnosis};
}

scope.onmessage = ({data}) => {
  answer(data).then(
    (message) => scope.postMessage(message),
    (error: unknown) => {
      const message =
        error instanceof UnreadableFile ? error.message : `The log could not be read: ${String(error)}`;
      scope.postMessage({type: 'failed', message});
    },
  );
};
