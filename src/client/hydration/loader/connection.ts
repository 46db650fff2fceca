interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether nothing may be fetched that the reader did not ask for: data saving is on, or the connection is 2g. */
export function isFrugal(): boolean {
  const {effectiveType, saveData = false} = (navigator as {connection?: Connection}).connection ?? {};
  return saveData || /2g/.test(effectiveType!) || matchMedia('(prefers-reduced-data: reduce)').matches;
}
