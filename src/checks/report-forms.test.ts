import {describe, expect, it} from 'vitest';
import {packOf, reportUrl} from '../components/LogDoctor/report-url';
import type {ReportForm} from '../config/report-forms';
import {differencesOf} from './report-forms';

const form: ReportForm = {
  repository: 'FTBTeam/Lamps',
  template: 'crash.yaml',
  fields: {happened: 'what', logs: 'logs', pack: 'pack'},
  packs: ['FTB Lamps', 'FTB Lamps 2'],
};
const text = (packs: string[], logs = 'logs') =>
  JSON.stringify({
    body: [
      {type: 'markdown', attributes: {value: 'x'}},
      {type: 'textarea', id: 'what', attributes: {}},
      {type: 'textarea', id: logs, attributes: {}},
      {type: 'dropdown', id: 'pack', attributes: {options: packs}},
    ],
  });

describe('the differences of a form', () => {
  it('are empty for an unchanged form', () => {
    expect(differencesOf(form, text(['FTB Lamps', 'FTB Lamps 2', 'Other...']))).toEqual([]);
  });

  it('list removed fields, and removed and added packs', () => {
    expect(differencesOf(form, text(['FTB Lamps', 'FTB Oil'], 'links'))).toEqual([
      expect.stringContaining('no longer has a field "logs"'),
      expect.stringContaining('"FTB Lamps 2" was removed'),
      expect.stringContaining('"FTB Oil" was added'),
    ]);
  });
});

describe('the address of a report', () => {
  const diagnosis = {
    files: [
      {
        name: 'latest.log',
        kind: 'log' as const,
        lines: 1,
        bytes: 1,
        outcome: 'crashed' as const,
        summary: [],
      },
    ],
    outcome: 'crashed' as const,
    summary: [{name: 'Instance', value: 'StoneBlock 4 (1)'}],
    findings: [],
  };

  it('chooses the pack with the longest matching name', () => {
    const packs = ['FTB Skies', 'FTB Skies 2', 'FTB Presents Direwolf20 1.21'];
    expect(packOf('FTB Skies 2', packs)).toBe('FTB Skies 2');
    expect(packOf('ftb-skies', packs)).toBe('FTB Skies');
    expect(packOf('Direwolf20 1.21', packs)).toBe('FTB Presents Direwolf20 1.21');
    expect(packOf('My pack', packs)).toBeUndefined();
    expect(packOf(undefined, packs)).toBeUndefined();
  });

  it('fills in fields by their ids, and is not too long', () => {
    const {searchParams} = new URL(reportUrl(diagnosis));
    expect(searchParams.get('template')).toBe('1-crash_reports.yaml');
    expect(searchParams.get('ftb-modpack-dropdown')).toBe('FTB StoneBlock 4');
    expect(searchParams.get('logs')).toContain('The game or server crashed.');
    const long = {...diagnosis, summary: [{name: 'Processor', value: '💡'.repeat(5000)}]};
    expect(reportUrl(long).length).toBeLessThanOrEqual(7000);
  });

  it('is that of the App’s tracker for a log of the App', () => {
    const app = {...diagnosis, files: [{...diagnosis.files[0]!, kind: 'app' as const}]};
    expect(reportUrl(app)).toContain('/FTBTeam/FTB-App/issues/new?template=bug_reports.yml');
  });
});
