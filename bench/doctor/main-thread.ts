/** How long a page's main thread is busy at a stretch. */
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
 * Runs an action and watches the page's main thread meanwhile.
 * @returns milliseconds that the processor worked on the longest task: what other programs take from a busy machine does not count
 * @throws Error when the browser's trace holds no task, which it always has
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
    throw new Error('The browser traced no task of the page: its trace format has changed, see longestTask.');
  }
  return Math.max(...tasks.map(({tdur = 0}) => tdur / 1000));
}
