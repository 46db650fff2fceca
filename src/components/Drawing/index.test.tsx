import {render, screen} from '@testing-library/react';
import type {ComponentProps, ReactElement, ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {Button, Callout, Columns, Field, List, Row, Select, Sign, Slider, Toggle, Window} from '.';

/** Casts invalid props. Pages may contain such props, because pages are not type-checked. */
const wrong = <T,>(props: object) => props as T;

const inWindow = (children: ReactNode) => (
  <Window title="A" description="A window.">
    {children}
  </Window>
);

/** Returns the texts of all marks. */
const marks = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('.mark')).map((mark) => mark.textContent);

/** Returns a function that renders an element as the build does, to test whether it throws. */
const buildError = (element: ReactElement) => () => renderToStaticMarkup(element);

describe('a drawing', () => {
  const everything = (
    <Window title="FTB App" description="Everything at once." caption="All parts.">
      <Columns>
        <List
          items={[
            {icon: 'house', mark: 1},
            {label: 'Open folder', items: [{label: 'Logs', mark: 2}]},
          ]}
        />
        <Row label="Controls" hint="all of them" icon="log" mark={3}>
          <Toggle on mark={4} />
          <Select value="Release" mark={5} />
          <Field placeholder="none" mark={6} />
          <Slider min={0} max={10} value={5} unit="MB" mark={7} />
          <Button tone="red" mark={8}>
            Delete
          </Button>
          <Sign name="bin" mark={9} />
        </Row>
      </Columns>
    </Window>
  );

  it('is one picture with a description and a caption', () => {
    render(everything);
    expect(screen.getAllByRole('img').map((img) => img.getAttribute('aria-label'))).toEqual([
      'Everything at once.',
    ]);
    expect(screen.getByRole('figure').textContent).toContain('All parts.');
  });

  it('contains nothing that takes the focus', () => {
    const {container} = render(everything);
    expect(
      container.querySelectorAll('a, button, input, select, textarea, summary, [tabindex], [role=button]'),
    ).toHaveLength(0);
  });

  it('shows its numbers', () =>
    expect(marks(render(everything).container)).toEqual(
      Array.from({length: 9}, (_mark, i) => 'ABCDEFGHI'[i]),
    ));

  it.each([0, 1.5, 100, '1'])('refuses the number %j', (mark) =>
    expect(buildError(inWindow(<Toggle on mark={mark as number} />))).toThrow('mark is'),
  );

  it.each([
    ['Window', (description?: string) => <Window title="Sure?" description={description} />],
    ['List', (description?: string) => <List items={['Play']} description={description} />],
  ])('<%s> needs a description when it stands alone', (name, draw) => {
    expect(buildError(draw())).toThrow(`<${name}> needs a description`);
    render(draw('In words.'));
    expect(screen.getByRole('img', {name: 'In words.'})).toBeTruthy();
  });
});

describe('parts that need a drawing around them', () => {
  it.each([
    ['Columns', <Columns key="1" />],
    ['Row', <Row key="1" label="x" />],
    ['Toggle', <Toggle key="1" on />],
    ['Select', <Select key="1" value="x" />],
    ['Field', <Field key="1" />],
    ['Slider', <Slider key="1" min={0} max={1} value={1} />],
    ['Button', <Button key="1">x</Button>],
  ])('<%s>', (name, element) =>
    expect(buildError(element)).toThrow(`<${name}> must be placed inside <Window> or another drawing.`),
  );
});

describe('Window', () => {
  it('needs a title, which may be empty', () => {
    expect(buildError(<Window {...wrong<{title: string}>({})} description="x" />)).toThrow(
      '<Window> needs a title',
    );
    expect(render(<Window title="" description="x" />).container.querySelector('.bar')).toBeNull();
  });

  it('is dark and has no close button as a window of the game', () => {
    const {container} = render(<Window description="x" title="Waypoints" game />);
    expect(container.querySelectorAll('[data-theme="dark"] .bar')).toHaveLength(1);
    expect(container.querySelectorAll('.bar svg')).toHaveLength(0);
  });
});

describe('controls', () => {
  const slider = (props: object) => inWindow(<Slider {...wrong<ComponentProps<typeof Slider>>(props)} />);

  it('a slider shows its value as a position', () => {
    const {container} = render(slider({min: 1000, max: 3000, value: 1500, unit: 'MB'}));
    expect(container.querySelector<HTMLElement>('.handle')?.style.left).toBe('25%');
    expect(container.querySelector('.field')?.textContent).toBe('1500 MB');
  });

  it.each([
    [{min: 1024, max: 10240, value: 20000}, '<Slider> value 20000 is not between min 1024 and max 10240.'],
    [{min: 1024, max: 10240, value: 512}, '<Slider> value 512 is not between min 1024 and max 10240.'],
    [{min: 10, max: 10, value: 10}, '<Slider> value 10 is not between min 10 and max 10.'],
    [{min: 0, max: 10, value: '5'}, '<Slider> value must be a number in braces, such as {1024}. Found: "5".'],
  ])('refuses %j', (props, message) => expect(buildError(slider(props))).toThrow(message));

  it('refuse wrong props', () => {
    expect(buildError(inWindow(<Toggle {...wrong<{on: boolean}>({})} />))).toThrow(
      '<Toggle> needs on={true} or on={false}.',
    );
    expect(buildError(inWindow(<Select value="" />))).toThrow('<Select> needs a value');
    expect(buildError(inWindow(<Button {...wrong<object>({tone: 'blue'})}>x</Button>))).toThrow(
      '<Button> tone is "blue". Allowed: green, red, orange, plain.',
    );
    expect(buildError(inWindow(<Button>{<b>x</b>}</Button>))).toThrow('<Button> accepts only plain text');
    expect(buildError(inWindow(<Row {...wrong<{label: string}>({})} />))).toThrow('<Row> needs a label');
  });

  it('a row may have an empty label', () => expect(buildError(inWindow(<Row label="" />))).not.toThrow());
  it('a field shows its value before its placeholder', () => {
    const {container} = render(inWindow(<Field value={1920} placeholder="none" />));
    expect(container.querySelector('.field')?.textContent).toBe('1920');
  });
});

describe('List', () => {
  it('draws dividing lines, coloured entries, signs, and nested entries', () => {
    const {container} = render(
      <List
        description="x"
        items={[
          'Play',
          '-',
          {label: 'Open folder', lit: true, items: ['Logs', 'Mods']},
          {label: 'Delete', tone: 'red', sign: 'cross'},
        ]}
      />,
    );
    expect(container.querySelectorAll('.divider')).toHaveLength(1);
    expect(screen.getByText('Delete').classList.contains('red')).toBe(true);
    expect(container.querySelector('.lit')?.textContent).toBe('Open folder');
    expect(container.querySelector('.lines .lines')?.textContent).toBe('LogsMods');
  });

  it.each([
    [{items: []}, '<List> needs items'],
    [{}, '<List> needs items'],
    [{items: [{tone: 'red'}]}, '<List> needs a label or an icon for each item'],
  ])('refuses %j', (props, message) =>
    expect(buildError(<List description="x" {...wrong<{items: []}>(props)} />)).toThrow(message),
  );
});

describe('Sign', () => {
  it('is decorative, and dark in a sentence', () => {
    const {container} = render(<Sign name="alert" />);
    expect(container.querySelector('[data-theme="dark"] svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('lists the known signs for an unknown name', () =>
    expect(buildError(<Sign name="bell" />)).toThrow('name is "bell". Allowed: alert, anvil'));
});

it('a callout in a sentence has the badge of the drawing, and parentheses for screen readers', () => {
  const {container} = render(
    <p>
      Press Play <Callout number="2" />.
    </p>,
  );
  expect(marks(container)).toEqual(['B']);
  expect(container.textContent).toBe('Press Play (B).');
});
