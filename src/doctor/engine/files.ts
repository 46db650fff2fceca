import type {LogKind} from '../../data/schema/diagnoses';
import {UnreadableZip, decompressed, readZip} from '../../lib/zip';

/** A file that the reader chose, or text that the reader pasted. */
export interface Input {
  name: string;
  blob: Blob;
}

/** A log that can be read as a stream. */
export interface LogFile {
  name: string;
  /** Compressed size in bytes, for the progress bar. */
  size: number;
  open: () => ReadableStream<Uint8Array>;
}

/** An error whose message is shown to the reader. */
export class UnreadableFile extends Error {}

/** Limits that protect against archives that unpack to far more data than any log. */
export const limits = {files: 60, bytes: 400 * 2 ** 20};

const isLogName = (name: string) =>
  /\.(?:log|txt)(?:\.gz)?$|(?:^|\/)hs_err_pid\d+/i.test(name) && !/^__MACOSX\//.test(name);

/** Creates a log from a file or a ZIP entry. `formats` lists its compression formats, outermost first. */
const packed = (name: string, blob: Blob, formats: readonly CompressionFormat[]): LogFile => ({
  name: name.replace(/\.gz$/i, ''),
  size: blob.size,
  open: () => decompressed(blob, formats),
});

/** Returns the logs in a ZIP file. */
async function zipFiles({name, blob}: Input): Promise<LogFile[]> {
  try {
    const entries = (await readZip(blob, 4 * 2 ** 20)).filter(({path}) => isLogName(path));
    if (entries.length === 0) {
      throw new UnreadableFile(`${name} contains no log: no file in it ends in .log or .txt.`);
    }
    const logs: LogFile[] = [];
    for (const entry of entries.slice(0, limits.files)) {
      const content = await entry.packed();
      const formats = content.format ? [content.format] : [];
      if (/\.gz$/i.test(entry.path)) formats.push('gzip');
      logs.push(packed(entry.path, content.blob, formats));
    }
    return logs;
  } catch (error) {
    throw error instanceof UnreadableZip ? new UnreadableFile(`${name} ${error.message}`) : error;
  }
}

/**
 * Returns the logs in a file: the file itself, or the contents of a .gz or ZIP file.
 * @throws UnreadableFile when the file cannot be opened
 */
export async function expand(input: Input): Promise<LogFile[]> {
  const {name, blob} = input;
  const head = new Uint8Array(await blob.slice(0, 4).arrayBuffer());
  if (head[0] === 31 && head[1] === 139) return [packed(name, blob, ['gzip'])];
  if (head[0] === 80 && head[1] === 75 && head[2]! < 7) return zipFiles(input);
  return [packed(name, blob, [])];
}

const pictures = [
  [0x89, 0x50],
  [0xff, 0xd8],
  [0x47, 0x49],
  [0x52, 0x49],
];

/** Returns the message for a binary file. */
export function notText(name: string, head: Uint8Array): string {
  const isPicture = pictures.some(([first, second]) => head[0] === first && head[1] === second);
  return isPicture
    ? `${name} is a picture. Choose the log as a text file: \`logs/latest.log\` or the newest file in \`crash-reports\`.`
    : `${name} is not a text file, so it is not a log. Choose a .log, .txt, .gz or .zip file.`;
}

/** Returns whether a string contains an exception or an error level. */
export const holdsError = (text: string): boolean =>
  /\b(?:ERROR|FATAL|SEVERE)\b|\w(?:Exception|Error)\b/.test(text);

/**
 * Returns advice for input that is not a log, or undefined for input that may be the log of an unknown program.
 */
export function notLog(name: string, text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return `${name} is empty. The game writes its log while it runs. Choose another log.`;
  if (/^https?:\/\/\S+$/.test(trimmed)) {
    return 'That is an address, and this page does not open addresses. Open it in your browser, copy the text of the log and paste it here.';
  }
  return trimmed.length < 300 && !holdsError(trimmed) && !/[\t{}[\]=]|\.java|Error:/.test(trimmed)
    ? 'That describes what happened. Choose or paste the log itself: the file `logs/latest.log` of the instance, or the newest file in `crash-reports`.'
    : undefined;
}

/**
 * Detects the encoding of a file from its first bytes. Among text files, only those in UTF-16 contain many zero
 * bytes.
 */
export function encodingOf(head: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'binary' {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  head.forEach((byte, index) => byte === 0 && (zeros[index % 2]! += 1));
  const [even = 0, odd = 0] = zeros;
  // UTF-16 without a byte order mark: logs are mostly ASCII, so one of the two bytes of most characters is zero.
  if (odd > head.length / 4 && even < head.length / 50) return 'utf-16le';
  if (even > head.length / 4 && odd < head.length / 50) return 'utf-16be';
  // A crash of the PC can leave zero bytes further down in a log, so only the first 512 bytes are checked.
  return head.subarray(0, 512).includes(0) ? 'binary' : 'utf-8';
}

/** Detects the kind of a log from its name and its first characters. */
export function kindOf(name: string, head: string): LogKind {
  const file = name.split(/[\\/]/).at(-1) ?? name;
  if (/^# (?:A fatal error has been detected by|There is insufficient memory for) the Java/m.test(head)) {
    return 'hs_err';
  }
  const top = head.slice(0, 400);
  // People often paste a crash report without its header.
  if (/^---- Minecraft Crash Report ----/m.test(top) || /^Time: [^\n]*\n+Description: /m.test(top)) {
    return 'crash';
  }
  if (
    /ftb-server-installer/i.test(file) ||
    /FTB Server Installer|ftb-server-installer/i.test(head.slice(0, 2000))
  ) {
    return 'installer';
  }
  if (
    /\[net\.creeperhost\.creeperlauncher|\[dev\.ftb\.app|creeperlauncher|electron-main/i.test(
      head.slice(0, 8000) + file,
    )
  ) {
    return 'app';
  }
  return 'log';
}
