import path from 'node:path';
import {buildSync} from 'esbuild';

/**
 * Compiles a script that stands in pages. Its text is the same on every page of a site, so that a content security policy
 * can name it by its hash; what differs by page stands in attributes of the script element.
 * @param entry module below `src/client`
 * @param constants values of the constants that the module declares, by their names; any that JSON can say
 * @param inject modules that run before it, by absolute paths
 * @returns JavaScript that may stand inside a script element
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
