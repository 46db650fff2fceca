/**
 * The issue forms of FTB's trackers that the log doctor fills in. A tracker without blank issues accepts text only for the
 * fields of a form, by their ids. `npm run report-forms` compares these ids with the forms of the trackers.
 */
export interface ReportForm {
  /** owner/name of the tracker. */
  repository: string;
  /** File in .github/ISSUE_TEMPLATE. */
  template: string;
  /** Ids of the fields to fill in. */
  fields: {happened: string; logs: string; launcher?: string; pack?: string; system?: string};
  /** Options of the field `pack`. */
  packs?: readonly string[];
}

export const reportForms: Record<'pack' | 'app', ReportForm> = {
  pack: {
    repository: 'FTBTeam/FTB-Modpack-Issues',
    template: '1-crash_reports.yaml',
    fields: {
      pack: 'ftb-modpack-dropdown',
      launcher: 'launcher',
      happened: 'bug-desc',
      logs: 'logs',
    },
    packs: [
      'FTB Skies 2: Aero',
      'FTB Unstable 6',
      'FTB StoneBlock 4',
      'FTB Skies 2',
      'FTB OceanBlock 2',
      "FTB Presents Architect's Exodus",
      'FTB Presents Direwolf20 1.21',
      'FTB Evolution',
      'FTB NeoTech',
      'FTB Builders Paradise 2',
      'FTB Skies Expert',
      'FTB Arcanum Institute',
      'FTB Interactions Remastered',
      'FTB Skies',
      'FTB StoneBlock 3',
      'FTB Inferno',
    ],
  },
  app: {
    repository: 'FTBTeam/FTB-App',
    template: 'bug_reports.yml',
    fields: {system: 'os', happened: 'bugdesc', logs: 'debugcode'},
  },
};

/** For questions that are not bug reports. */
export const discord = 'https://ftb.team/discord';
