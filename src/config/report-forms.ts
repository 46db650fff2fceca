/**
 * The forms of FTB's trackers that the log doctor fills in. Trackers that refuse blank issues take text only for the fields of
 * a form, by their ids. `npm run report-forms` compares these with the forms as they are.
 */
export interface ReportForm {
  /** owner/name of the tracker. */
  repository: string;
  /** File in .github/ISSUE_TEMPLATE. */
  template: string;
  /** Ids of the fields that are filled in. */
  fields: {happened: string; logs: string; launcher?: string; pack?: string; system?: string};
  /** Packs that can be chosen. */
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

/** Where questions belong that are no report. */
export const discord = 'https://ftb.team/discord';
