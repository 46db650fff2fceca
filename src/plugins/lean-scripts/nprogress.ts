/**
 * In place of `nprogress` 0.2.0 in the browser: the bar as the theme uses it, without a spinner and with the settings the
 * package comes with. The same elements and steps; its looks are the theme's `nprogress.css`. The package gives the bar
 * a role that does not exist; here it is hidden from screen readers, which hear of the new page by its title.
 * @see https://github.com/rstacruz/nprogress/blob/v0.2.0/nprogress.js
 */

/** How long a step takes, and how often the bar creeps on. Milliseconds. */
const speed = 200;
const creepEvery = 800;

/** How far the bar is, from 0 to 1; unset while there is none. */
let status: number | undefined;

const wait = (time: number) => new Promise<void>((done) => void setTimeout(done, time));
const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);
const at = (part: number) => `translate3d(${(part - 1) * 100}%,0,0)`;

function draw(): HTMLElement {
  const drawn = document.getElementById('nprogress');
  if (drawn) {
    return drawn;
  }
  document.documentElement.classList.add('nprogress-busy');
  const progress = document.createElement('div');
  progress.id = 'nprogress';
  progress.innerHTML = '<div class="bar" aria-hidden="true"><div class="peg"></div></div>';
  (progress.firstChild as HTMLElement).style.transform = at(0);
  document.body.append(progress);
  return progress;
}

async function step(progress: HTMLElement, to: number): Promise<void> {
  // The browser has to have drawn where the bar comes from.
  void progress.offsetWidth;
  Object.assign((progress.firstChild as HTMLElement).style, {
    transform: at(to),
    transition: `all ${speed}ms ease`,
  });
  await wait(speed);
  if (to === 1) {
    Object.assign(progress.style, {transition: `all ${speed}ms linear`, opacity: 0});
    await wait(speed);
    document.documentElement.classList.remove('nprogress-busy');
    document.getElementById('nprogress')?.remove();
  }
}

function set(part: number): void {
  const to = between(0.08, part, 1);
  status = to === 1 ? undefined : to;
  void step(draw(), to);
}

function add(part: number): void {
  if (status !== undefined) {
    set(between(0, status + part, 0.994));
  }
}

const creep = () =>
  setTimeout(() => {
    if (status !== undefined) {
      add(Math.random() * 0.02);
      creep();
    }
  }, creepEvery);

export default {
  /** The theme's settings are those that hold here. */
  configure(_settings: object): void {},
  /** Shows the bar and lets it creep on. */
  start(): void {
    if (status === undefined) {
      set(0);
    }
    creep();
  },
  /** Takes the bar to its end and away; without one, nothing happens. */
  done(): void {
    if (status !== undefined) {
      add(0.3 + 0.5 * Math.random());
      set(1);
    }
  },
};
