import {render, screen} from '@testing-library/react';
import type {ComponentProps, ReactElement, ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {
  AppBrowse,
  AppInstance,
  AppInstanceSettings,
  AppLibrary,
  AppMods,
  AppSettings,
  AppWindow,
  Button,
  Dialog,
  Field,
  Menu,
  Row,
  Select,
  Slider,
  Toggle,
} from '.';

/** Props as a page may write them: pages are not type-checked. */
const wrong = <T,>(props: object) => props as T;

const inWindow = (children: ReactNode) => <AppWindow description="A window.">{children}</AppWindow>;

/** The texts of the numbered badges, in reading order. */
const marks = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('.mark')).map((mark) => mark.textContent);

/** What the build would print when it meets this element. */
const buildError = (element: ReactElement) => () => renderToStaticMarkup(element);

describe('a drawing', () => {
  const everything = (
    <AppWindow description="Everything at once." caption="All parts." active="Library" markOn={{Settings: 9}}>
      <AppInstance name="Example Pack" version="1.0" loader="NeoForge" update marks={{Play: 1}}>
        <AppMods mods={[{name: 'Lib', file: 'lib.jar', size: '1 MB', on: true, mark: 2}]} />
        <Row label="Controls" hint="all of them" mark={3}>
          <Toggle on />
          <Select value="Release" />
          <Field placeholder="none" />
          <Slider min={0} max={10} value={5} unit="MB" />
          <Button tone="red">Delete</Button>
        </Row>
      </AppInstance>
      <Dialog title="Sure?">
        <Button>Yes</Button>
      </Dialog>
      <Menu items={['Play', {label: 'Open folder', items: ['Logs']}]} />
    </AppWindow>
  );

  it('is one picture with a description and a caption, also with overlays inside', () => {
    render(everything);
    expect(screen.getAllByRole('img').map((img) => img.getAttribute('aria-label'))).toEqual([
      'Everything at once.',
    ]);
    expect(screen.getByRole('figure').textContent).toContain('All parts.');
  });

  it('has nothing to focus or press inside', () => {
    const {container} = render(everything);
    expect(
      container.querySelectorAll('a, button, input, select, textarea, summary, [tabindex], [role=button]'),
    ).toHaveLength(0);
  });

  it('shows its numbers', () => expect(marks(render(everything).container)).toEqual(['9', '1', '2', '3']));

  it.each([0, 1.5, 100, '1'])('refuses the number %j', (mark) =>
    expect(buildError(inWindow(<Toggle on mark={mark as number} />))).toThrow('mark is'),
  );
});

describe('parts that need a drawing around them', () => {
  it.each([
    ['AppSettings', <AppSettings key="1" />],
    ['AppInstanceSettings', <AppInstanceSettings key="1" />],
    ['AppLibrary', <AppLibrary key="1" groups={[]} />],
    ['AppBrowse', <AppBrowse key="1" />],
    ['AppInstance', <AppInstance key="1" name="x" />],
    ['AppMods', <AppMods key="1" />],
    ['Row', <Row key="1" label="x" />],
    ['Toggle', <Toggle key="1" on />],
    ['Select', <Select key="1" value="x" />],
    ['Field', <Field key="1" />],
    ['Slider', <Slider key="1" min={0} max={1} value={1} />],
    ['Button', <Button key="1">x</Button>],
  ])('<%s>', (name, element) =>
    expect(buildError(element)).toThrow(`<${name}> belongs inside <AppWindow>, <Dialog> or another drawing.`),
  );
});

describe('drawings that stand alone', () => {
  it.each([
    ['Dialog', (description?: string) => <Dialog title="Sure?" description={description} />],
    ['Menu', (description?: string) => <Menu items={['Play']} description={description} />],
  ])('<%s> needs a description', (name, draw) => {
    expect(buildError(draw())).toThrow(`<${name}> needs a description`);
    render(draw('In words.'));
    expect(screen.getByRole('img', {name: 'In words.'})).toBeTruthy();
  });
});

describe('AppWindow', () => {
  const sidebarItems = (element: ReactElement) => render(element).container.querySelectorAll('.item').length;

  it('lights the active page', () => {
    const {container} = render(<AppWindow description="Home." active="Home" />);
    expect(
      Array.from(container.querySelectorAll('.item')).findIndex((item) => item.classList.contains('active')),
    ).toBe(1);
  });

  it('hides its sidebar in Settings, as the App does', () => {
    expect(sidebarItems(<AppWindow description="x" active="Settings" />)).toBe(0);
    expect(sidebarItems(<AppWindow description="x" active="Settings" markOn={{Settings: 1}} />)).toBe(9);
  });

  it('fails loudly', () => {
    expect(buildError(<AppWindow {...wrong<{description: string}>({})} />)).toThrow(
      '<AppWindow> needs a description',
    );
    expect(buildError(<AppWindow description="x" {...wrong<object>({active: 'Libary'})} />)).toThrow(
      '<AppWindow> active is "Libary". Allowed: Home, Library, Browse, Blog, Support, Settings.',
    );
    expect(buildError(<AppWindow description="x" {...wrong<object>({markOn: {Cog: 1}})} />)).toThrow(
      'a key of markOn is "Cog"',
    );
  });
});

describe('Slider', () => {
  const draw = (props: object) => inWindow(<Slider {...wrong<ComponentProps<typeof Slider>>(props)} />);

  it('fills its share of the range', () => {
    const {container} = render(draw({min: 1000, max: 3000, value: 1500, unit: 'MB'}));
    expect(container.querySelector<HTMLElement>('.fill')?.style.width).toBe('25%');
    expect(container.querySelector('.amount')?.textContent).toBe('1500 MB');
  });

  it.each([
    [{min: 1024, max: 10240, value: 20000}, '<Slider> value 20000 is above max 10240.'],
    [{min: 1024, max: 10240, value: 512}, '<Slider> value 512 is below min 1024.'],
    [{min: 10, max: 10, value: 10}, '<Slider> min 10 is not below max 10.'],
    [{min: 0, max: 10, value: '5'}, '<Slider> value must be a number in braces, value={1024}; found "5".'],
  ])('refuses %j', (props, message) => expect(buildError(draw(props))).toThrow(message));
});

describe('controls', () => {
  it('refuse bad use', () => {
    expect(buildError(inWindow(<Toggle {...wrong<{on: boolean}>({})} />))).toThrow(
      '<Toggle> needs on={true} or on={false}.',
    );
    expect(buildError(inWindow(<Select value="" />))).toThrow('<Select> needs a value');
    expect(buildError(inWindow(<Button {...wrong<object>({tone: 'blue'})}>x</Button>))).toThrow(
      '<Button> tone is "blue". Allowed: green, red, orange, plain.',
    );
    expect(buildError(inWindow(<Button>{<b>x</b>}</Button>))).toThrow('<Button> takes plain text only');
    expect(buildError(inWindow(<Row {...wrong<{label: string}>({})} />))).toThrow('<Row> needs a label');
  });

  it('a row may say that it has no label', () =>
    expect(buildError(inWindow(<Row label="" />))).not.toThrow());
  it('a field shows its value before its placeholder', () => {
    const {container} = render(inWindow(<Field value={1920} placeholder="none" />));
    expect(container.querySelector('.field')?.textContent).toBe('1920');
  });
});

describe('AppLibrary', () => {
  const pack = (name: string) => ({name, version: '1.0'});

  it('offers the update only where there is one', () => {
    const {container} = render(
      inWindow(<AppLibrary groups={[{name: 'A', cards: [{...pack('x'), update: true}, pack('y')]}]} />),
    );
    expect(container.querySelectorAll('.update')).toHaveLength(1);
  });

  it('refuses packs and groups without a name', () => {
    expect(buildError(inWindow(<AppLibrary groups={[{name: '', cards: []}]} />))).toThrow(
      '<AppLibrary> needs a name for each group',
    );
    expect(buildError(inWindow(<AppLibrary groups={[{name: 'A', cards: [pack('')]}]} />))).toThrow(
      'needs a name for each card',
    );
  });
});

describe('pages', () => {
  it('show what they are told', () => {
    render(
      inWindow(
        <AppBrowse
          provider="CurseForge"
          query="sky"
          packs={[{name: 'Sky', author: 'FTB', tags: ['1.21.1']}]}
        />,
      ),
    );
    expect(screen.getByText('sky')).toBeTruthy();
    expect(screen.getByText('CF').classList.contains('chosen')).toBe(true);
    expect(screen.getByText('1.21.1')).toBeTruthy();
  });

  it('light their tab, page or section', () => {
    const {rerender} = render(inWindow(<AppInstance name="Pack" tab="Mods" />));
    expect(screen.getByText('Mods').classList.contains('active')).toBe(true);
    expect(screen.queryByText('Update available')).toBeNull();
    rerender(inWindow(<AppSettings page="Proxy" />));
    expect(screen.getAllByText('Proxy').map(({className}) => className)).toEqual([
      expect.stringContaining('active'),
      'title',
    ]);
    rerender(inWindow(<AppInstanceSettings section="Java" />));
    expect(screen.getByText('Java')).toBeTruthy();
  });

  it.each([
    [
      <AppBrowse key="1" {...wrong<object>({provider: 'Modrinth'})} />,
      '<AppBrowse> provider is "Modrinth". Allowed: FTB, CurseForge.',
    ],
    [<AppBrowse key="1" packs={[{name: ''}]} />, '<AppBrowse> needs a name for each pack'],
    [<AppBrowse key="1" {...wrong<object>({marks: {Find: 1}})} />, '<AppBrowse> a key of marks is "Find"'],
    [<AppInstance key="1" {...wrong<{name: string}>({})} />, '<AppInstance> needs a name'],
    [
      <AppInstance key="1" name="x" {...wrong<object>({tab: 'Settings'})} />,
      '<AppInstance> tab is "Settings". Allowed: Overview, Mods.',
    ],
    [
      <AppInstance key="1" name="x" {...wrong<object>({marks: {Start: 1}})} />,
      '<AppInstance> a key of marks is "Start"',
    ],
    [
      <AppMods key="1" mods={[wrong<{name: string; on: boolean}>({name: 'x'})]} />,
      '<Toggle> needs on={true} or on={false}.',
    ],
    [<AppMods key="1" mods={[{name: '', on: true}]} />, '<AppMods> needs a name for each mod'],
    [<AppMods key="1" {...wrong<object>({marks: {Plus: 1}})} />, '<AppMods> a key of marks is "Plus"'],
    [
      <AppSettings key="1" {...wrong<object>({page: 'Java'})} />,
      '<AppSettings> page is "Java". Allowed: App, Instance Defaults',
    ],
    [
      <AppInstanceSettings key="1" {...wrong<object>({section: 'App'})} />,
      '<AppInstanceSettings> section is "App". Allowed: Preferences, Java, Advanced.',
    ],
  ])('refuse %#', (element, message) => expect(buildError(inWindow(element))).toThrow(message));
});

describe('Menu', () => {
  it('draws lines, red entries and the open sub-menu beside its entry', () => {
    const {container} = render(
      <Menu
        description="x"
        items={[
          'Play',
          '-',
          {label: 'Open folder', items: ['Logs', 'Mods']},
          {label: 'Delete', danger: true},
        ]}
      />,
    );
    expect(container.querySelectorAll('.divider')).toHaveLength(1);
    expect(
      screen.getByText('Delete').classList.contains('danger') ||
        screen.getByText('Delete').closest('.danger'),
    ).toBeTruthy();
    const [, inner] = Array.from(container.querySelectorAll<HTMLElement>('.list'));
    expect(inner?.textContent).toBe('LogsMods');
    expect(inner?.style.getPropertyValue('--row')).toBe('2');
  });

  it.each([
    [{items: []}, '<Menu> needs items'],
    [{}, '<Menu> needs items'],
    [
      {
        items: [
          {label: 'A', items: ['x']},
          {label: 'B', items: ['y']},
        ],
      },
      '<Menu> opens two sub-menus, "A" and "B".',
    ],
    [
      {items: [{label: 'A', items: [{label: 'B', items: ['y']}]}]},
      '<Menu> has a sub-menu inside a sub-menu.',
    ],
    [{items: [{danger: true}]}, '<Menu> needs a label for each item'],
  ])('refuses %j', (props, message) =>
    expect(buildError(<Menu description="x" {...wrong<{items: []}>(props)} />)).toThrow(message),
  );
});

describe('Dialog', () => {
  it('needs a title, but for windows of the game', () => {
    expect(buildError(<Dialog description="x" title="" />)).toThrow('<Dialog> needs a title');
    expect(buildError(<Dialog description="x" title="" game />)).not.toThrow();
  });

  it('is dark and has no cross as a window of the game', () => {
    const {container} = render(<Dialog description="x" title="Waypoints" game />);
    expect(container.querySelectorAll('[data-theme="dark"] .title')).toHaveLength(1);
    expect(container.querySelectorAll('.title svg')).toHaveLength(0);
  });
});
