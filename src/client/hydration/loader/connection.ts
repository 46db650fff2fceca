interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether to fetch only what the reader asks for: data saving is on, or the connection is 2g. */
export function isFrugal(): boolean {
  const {effectiveType, saveData = false} = (navigator as {connection?: Connection}).connection ?? {};
  return saveData || /2g/.test(effectiveType!) || matchMedia('(prefers-reduced-data: reduce)').matches;
}
