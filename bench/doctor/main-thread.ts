/** Measures the longest task on a page's main thread. */
import type {Browser, Page} from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: {name?: string};
}

/**
 * Runs an action while tracing the page's main thread.
 * @returns CPU time of the longest task in milliseconds, which other programs do not affect
 * @throws Error if the trace contains no task, which means that the trace format has changed
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, {categories: ['toplevel', 'disabled-by-default-devtools.timeline']});
  await action();
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: TraceEvent[]};
  const mains = traceEvents.filter(
    ({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const tasks = traceEvents.filter(
    ({name, pid, tid}) => name === 'RunTask' && mains.some((main) => main.pid === pid && main.tid === tid),
  );
  if (tasks.length === 0) {
    throw new Error(
      'The trace contains no main-thread task, so the trace format has changed. Adapt longestTask in bench/doctor/main-thread.ts.',
    );
  }
  return Math.max(...tasks.map(({tdur = 0}) => tdur / 1000));
}
