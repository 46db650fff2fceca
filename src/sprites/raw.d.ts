/** Imports a text file as a string (src/build/sprites). */
declare module '*.txt?raw' {
  const text: string;
  export default text;
}
