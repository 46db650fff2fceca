import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {parseGlyphs} from '../../../sprites/glyphs';
import text from '../../../sprites/glyphs/color-mode.txt?raw';
import PixelArt from '../../PixelArt';
import {choiceName, nextChoice, type ColorModeChoice} from './choice';
import styles from './styles.module.css';

const icons = parseGlyphs('color-mode.txt', text);

interface Props {
  choice: ColorModeChoice;
  /** Whether following the system is one of the choices. */
  followsSystem: boolean;
  onChange: (choice: ColorModeChoice) => void;
  className?: string;
}

/**
 * The button that goes through the colour modes. All three signs are in the HTML and the stylesheet shows the one that
 * `data-theme-choice` names, so the right one stands there before React does.
 */
export default function ColorModeButton({choice, followsSystem, onChange, className}: Props): ReactNode {
  const [said, setSaid] = useState('');
  const next = nextChoice(choice, followsSystem);
  const label = `Colour mode: ${choiceName(choice)}. Switch to ${choiceName(next)}.`;
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        onClick={() => {
          onChange(next);
          setSaid(`Colour mode: ${choiceName(next)}`);
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
