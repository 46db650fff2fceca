/** The systems a page can speak about, in the order their tabs stand. */
export const systems = ['windows', 'macos', 'linux'] as const;

export type System = (typeof systems)[number];

export const systemLabel: Record<System, string> = {windows: 'Windows', macos: 'macOS', linux: 'Linux'};
