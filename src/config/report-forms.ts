/**
 * An issue form on one of FTB's trackers, which the log doctor fills in. Trackers without blank issues only accept
 * prefilled text for known field ids. `npm run report-forms` compares these ids with the current forms.
 */
export interface ReportForm {
  /** GitHub repository of the tracker, as owner/name. */
  repository: string;
  /** Name of a file in .github/ISSUE_TEMPLATE. */
  template: string;
  /** Ids of the form fields to fill in. */
  fields: {happened: string; logs: string; launcher?: string; pack?: string; system?: string};
  /** Allowed values of the `pack` field. */
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

/** FTB's Discord server, for questions that are not bug reports. */
export const discord = 'https://ftb.team/discord';
