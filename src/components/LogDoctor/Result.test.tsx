import {Blob} from 'node:buffer';
import {screen} from '@testing-library/react';
import {createRef} from 'react';
import {expect, it} from 'vitest';
import {Doctor, type Diagnosis} from '@site/src/doctor/engine';
import {compileRules} from '@site/src/doctor/rules/compile';
import {renderInSite} from '@site/tests/unit/render';
import Result from './Result';

const base = {
  severity: 'error' as const,
  means: 'It means it.',
  steps: ['Try it.'],
  source: ['https://example.com/1'],
};
const rules = compileRules([
  {
    ...base,
    id: 'heap',
    title: 'The lamp is full.',
    confidence: 'certain',
    when: {any: [{text: 'Lamp is full'}]},
  },
  {
    ...base,
    id: 'wick',
    title: 'The wick is wet.',
    confidence: 'possible',
    when: {any: [{text: 'Wick is wet'}]},
  },
]);
const start = '[12:00:00] [main/INFO]: ModLauncher running: args\n';
const done = '[12:00:02] [Server thread/INFO]: Done (9.1s)! For help, type "help"\n';

/** Renders the diagnosis of several texts, each as a separate file. */
async function show(...texts: string[]): Promise<Diagnosis> {
  const inputs = texts.map((text, index) => ({
    name: `${index + 1}.log`,
    blob: new Blob([text]) as unknown as globalThis.Blob,
  }));
  const diagnosis = await new Doctor(rules).diagnose(inputs);
  renderInSite(<Result diagnosis={diagnosis} headingRef={createRef()} onClean={() => {}} />);
  return diagnosis;
}
const headings = () => screen.getAllByRole('heading', {level: 3}).map(({textContent}) => textContent);

it('shows first how the game ended, then the cause', async () => {
  await show(`${start}Lamp is full\n`);
  expect(headings().slice(0, 2)).toEqual([
    'The game or server stopped while it was loading, or the file ends there.',
    'The cause',
  ]);
  expect(screen.getByText('Stops the game')).toBeTruthy();
});

it('calls a possible cause worth trying, and lists its suspects', async () => {
  await show(
    `Wick is wet\njava.lang.Error: x\n\tat com.oil.lampmod.Lamp.on(Lamp.java:3) ~[lampmod-1.0.jar:?]\n`,
  );
  expect(headings()).toContain('Worth trying');
  expect(headings()).not.toContain('The cause');
  expect(screen.queryByText('Stops the game')).toBeNull();
  expect(screen.getByText('lampmod')).toBeTruthy();
});

it('collapses errors after which the game went on', async () => {
  await show(`${start}Lamp is full\n${done}[12:00:09] [Server thread/INFO]: Stopping server\n`);
  expect(headings()[0]).toBe('The game or server started and ended normally.');
  expect(headings()).not.toContain('The cause');
  expect(screen.getByText('Happened, and the game went on: 1').closest('details')!.open).toBe(false);
});

it('shows the outcome and a table of facts for each of several files', async () => {
  await show(`${start}Lamp is full\n`, `${start}${done}\tMinecraft Version: 1.21.1\n`);
  expect(screen.getAllByRole('heading', {level: 4}).map(({textContent}) => textContent)).toEqual(
    expect.arrayContaining(['1.log', '2.log']),
  );
  expect(screen.getByText('The game or server was still running at the end of the file.')).toBeTruthy();
  expect(screen.getByText('1.21.1')).toBeTruthy();
  expect(screen.getAllByText(/^\d\.log, \d lines$/)).toHaveLength(2);
});

it('asks for a log instead of a question', async () => {
  await show('my game crashed');
  expect(screen.getByText(/^That describes what happened/)).toBeTruthy();
});
