import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {parseGlyphs} from '../../../sprites/glyphs';
import text from '../../../sprites/glyphs/color-mode.txt?raw';
import PixelArt from '../../PixelArt';
import styles from './styles.module.css';

const icons = parseGlyphs('color-mode.txt', text);

/**
 * Returns the next choice: light, dark, system (null), then light again. System is skipped if the site does not
 * follow the system preference.
 */
function nextChoice(choice: Props['value'], followsSystem: boolean): Props['value'] {
  return choice === 'light' ? 'dark' : choice === 'dark' && followsSystem ? null : 'light';
}

/**
 * Renders the button that cycles through the colour modes. The HTML contains all three icons, and CSS shows the
 * icon for `data-theme-choice`, so that the right icon is visible before hydration.
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
      {/* Announces the change, because screen readers do not announce a new label of the focused button. */}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  );
}
