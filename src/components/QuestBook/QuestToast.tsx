import clsx from 'clsx';
import type {ReactNode} from 'react';
import {PartOrDrawing, type DrawingProps} from '../Schematic/Drawing';
import {Frame} from '../Schematic/Frame';
import {Glyph, thingNames} from '../Schematic/Glyph';
import {Game} from '../Schematic/Screen';
import parts from '../Schematic/parts.module.css';
import {oneOf, required} from '../usage';
import styles from './overlays.module.css';

interface Props extends DrawingProps {
  /** First line. */
  title: string;
  /** Second line. */
  text: string;
  icon?: string;
}

/**
 * A pop-up at the top right of the game.
 * @throws Error without title or text, for an unknown icon, alone without a description
 */
export default function QuestToast({title, text, icon = 'book', ...drawing}: Props): ReactNode {
  oneOf('<QuestToast>', 'icon', icon, thingNames);
  return (
    <PartOrDrawing component="<QuestToast>" {...drawing}>
      <Game>
        <Frame className={clsx(styles.panel, styles.toast)}>
          <div className={styles.message}>
            <Glyph name={icon} size={24} />
            <div>
              <b className={parts.alert}>{required('<QuestToast>', 'title', title)}</b>
              <div>{required('<QuestToast>', 'text', text)}</div>
            </div>
          </div>
        </Frame>
      </Game>
    </PartOrDrawing>
  );
}
