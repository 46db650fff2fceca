import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {parseGlyphs} from '../../../sprites/glyphs';
import text from '../../../sprites/glyphs/color-mode.txt?raw';
import PixelArt from '../../PixelArt';
import styles from './styles.module.css';

const icons = parseGlyphs('color-mode.txt', text);

/** The choice that one press leads to: light, dark, system (which is null), and round again; without system, if the site says so. */
function nextChoice(choice: Props['value'], followsSystem: boolean): Props['value'] {
  return choice === 'light' ? 'dark' : choice === 'dark' && followsSystem ? null : 'light';
}

/**
 * The button that goes through the colour modes. All three signs are in the HTML and the stylesheet shows the one that
 * `data-theme-choice` names, so the right one stands there before React does.
 */
export default function ColorModeButton({
  value,
  respectPrefersColorScheme,
  onChange,
  className,
}: Props): ReactNode {
  const [said, setSaid] = useState('');
  const next = nextChoice(value, respectPrefersColorScheme);
  const label = `Colour mode: ${value ?? 'system'}. Switch to ${next ?? 'system'}.`;
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        onClick={() => {
          onChange(next);
          setSaid(`Colour mode: ${next ?? 'system'}`);
        }}
      >
        {[...icons].map(([name, rows]) => (
          <PixelArt key={name} className={styles[name]} rows={rows} />
        ))}
      </button>
      {/* A changed label of the focused button is not read out; this is. */}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  );
}
