/** Operating systems in the order of their tabs. */
export const systems = ['windows', 'macos', 'linux'] as const;

export type System = (typeof systems)[number];

export const systemLabel: Record<System, string> = {windows: 'Windows', macos: 'macOS', linux: 'Linux'};
