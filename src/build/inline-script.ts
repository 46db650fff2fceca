import path from 'node:path';
import {buildSync} from 'esbuild';

/**
 * Compiles an inline script. The script must be the same on every page, so that the content security policy
 * needs only one hash. Values that differ between pages belong in attributes of the script element.
 * @param entry path of the module relative to `src/client`
 * @param constants JSON values of the constants that the module declares, by name
 * @param inject absolute paths of modules that run before the entry
 * @returns JavaScript that is safe inside a script element
 * @throws Error when the module does not compile
 */
export function compileInline(
  entry: string,
  constants: Record<string, unknown>,
  inject: string[] = [],
): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, '../client', entry)],
    inject,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    legalComments: 'none',
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    logLevel: 'silent',
  });
  return outputFiles[0]!.text.trim().replaceAll('</script', '<\\/script');
}
