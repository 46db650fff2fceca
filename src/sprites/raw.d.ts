/** The content of a text file, inlined by the bundler (src/build/sprites). */
declare module '*.txt?raw' {
  const text: string;
  export default text;
}
