import type {ReactNode} from 'react';
import {PartOrDrawing} from '../Schematic/Drawing';
import {Frame} from '../Schematic/Frame';
import {Glyph} from '../Schematic/Glyph';
import game from '../Schematic/game.module.css';
import {thingNames} from '../Schematic/Glyph';
import {oneOf, required} from '../usage';
import styles from './overlays.module.css';

interface Props {
  /** First line. */
  title: string;
  /** Second line. */
  text: string;
  icon?: string;
  /** What a sighted reader sees, in words; needed when it stands alone. */
  description?: string;
  caption?: ReactNode;
}

/**
 * A pop-up at the top right of the game.
 * @throws Error without title or text, for an unknown icon, alone without a description
 */
export default function QuestToast({title, text, icon = 'book', description, caption}: Props): ReactNode {
  oneOf('<QuestToast>', 'icon', icon, thingNames);
  return (
    <PartOrDrawing component="<QuestToast>" description={description} caption={caption}>
      <div data-theme="dark" className={game.game}>
        <Frame className={styles.toast}>
          <div className={styles.message}>
            <Glyph name={icon} className={styles.icon} />
            <span>
              <b className={styles.heading}>{required('<QuestToast>', 'title', title)}</b>
              <span className={styles.line}>{required('<QuestToast>', 'text', text)}</span>
            </span>
          </div>
        </Frame>
      </div>
    </PartOrDrawing>
  );
}
