/** How long a page's main thread is busy at a stretch. */
import type {Browser, Page} from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: {name?: string};
}

/** Tasks of the page's main thread, in milliseconds. */
export interface Tasks {
  /** Time the processor worked on the longest: what other programs take from a busy machine does not count. */
  work: number;
  /** Time that passed meanwhile, from the first to the last moment of the longest. */
  passed: number;
  /** What the browser's own observer calls a long task: more than 50 ms passed. */
  long: number[];
}

/** As text: the tool that runs this file would add helpers to a function, which the page does not have. */
const observeLongTasks = `
  const seen = [];
  const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
  observer.observe({type: 'longtask'});
  window.longTasks = () => [...seen, ...observer.takeRecords()].map(({duration}) => duration);
`;

/**
 * Runs an action and watches the page's main thread meanwhile.
 * @throws Error when the browser's trace holds no task, which it always has
 */
export async function watchTasks(browser: Browser, page: Page, action: () => Promise<void>): Promise<Tasks> {
  await page.evaluate(`{${observeLongTasks}}`);
  await browser.startTracing(page, {categories: ['toplevel', 'disabled-by-default-devtools.timeline']});
  await action();
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: TraceEvent[]};
  const long = await page.evaluate<number[]>('window.longTasks()');
  const mains = traceEvents.filter(
    ({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const tasks = traceEvents.filter(
    ({name, pid, tid}) => name === 'RunTask' && mains.some((main) => main.pid === pid && main.tid === tid),
  );
  if (tasks.length === 0) {
    throw new Error('The browser traced no task of the page: its trace format has changed, see watchTasks.');
  }
  const longest = (key: 'dur' | 'tdur') => Math.max(...tasks.map((task) => (task[key] ?? 0) / 1000));
  return {work: longest('tdur'), passed: longest('dur'), long};
}
