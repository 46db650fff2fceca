import type {ColorMode} from '@docusaurus/theme-common';

/** What the reader chose; null follows the system. */
export type ColorModeChoice = ColorMode | null;

/**
 * The choice that one press leads to: light, dark, system, and round again.
 * @param followsSystem whether the site offers to follow the system; otherwise light and dark alternate
 */
export function nextChoice(choice: ColorModeChoice, followsSystem: boolean): ColorModeChoice {
  if (choice === 'light') {
    return 'dark';
  }
  return choice === 'dark' && followsSystem ? null : 'light';
}

/** The name of a choice, as the button says it. */
export function choiceName(choice: ColorModeChoice): string {
  return choice ?? 'system';
}
