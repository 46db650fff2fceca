import type {ReactNode} from 'react';
import {PartOrDrawing} from '../AppScreen/Drawing';
import {Frame} from '../AppScreen/Frame';
import {Sprite} from '../QuestGraph/Sprite';
import game from '../QuestGraph/game.module.css';
import {thingNames, type Thing} from '../QuestGraph/sprites';
import {oneOf, required} from '../usage';
import styles from './overlays.module.css';

interface Props {
  /** First line. */
  title: string;
  /** Second line. */
  text: string;
  icon?: Thing;
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
            <Sprite name={icon} className={styles.icon} />
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
