declare module '@generated/structured-data/default/drops/*.json' {
  const drops: unknown;
  export default drops;
}
