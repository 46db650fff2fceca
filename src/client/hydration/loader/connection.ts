interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether nothing may be fetched that the reader did not ask for: data saving is on, or the connection is 2g. */
export function isFrugal(): boolean {
  const {effectiveType = '', saveData} = (navigator as {connection?: Connection}).connection ?? {};
  return (
    saveData === true || effectiveType.includes('2g') || matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
