-- What wrk asks for: every path of the file that PATHS names, one after the other, compressed, as browsers do.
-- Prints one line of JSON at the end. https://github.com/wg/wrk/blob/master/SCRIPTING
local requests = {}
local next_request = 0

init = function()
  for path in io.lines(os.getenv("PATHS")) do
    requests[#requests + 1] = wrk.format("GET", path, {["Accept-Encoding"] = "gzip"})
  end
end

request = function()
  next_request = next_request % #requests + 1
  return requests[next_request]
end

done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'RESULT {"requests":%d,"microseconds":%d,"bytes":%d,"errors":%d,"p50":%d,"p99":%d,"max":%d}\n',
    summary.requests, summary.duration, summary.bytes,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50), latency:percentile(99), latency.max
  ))
end
