import type {CSSProperties} from 'react';
import {documentedMinecraft, minecraftNamed} from '@site/src/config/minecraft';
import {sections, type SectionId} from '@site/src/config/sections';
import Cards, {Card} from '../../Cards';
import SectionIcon from '../SectionIcon';

/** Edition of Minecraft or audience of each section, because some mods and add-ons have the same name. */
const editions: Record<SectionId, string> = {
  app: 'Java Edition',
  marketplace: 'Bedrock Edition',
  mods: `Java Edition, ${minecraftNamed(documentedMinecraft).label}`,
  modpacks: 'Java Edition',
  support: 'Players and server admins',
};

/** Renders a card for each section with its icon, its edition and a short description. */
export default function SectionCards() {
  return (
    <Cards>
      {sections.map(({id, label, path, about}) => (
        <Card
          key={id}
          href={path}
          title={label}
          icon={<SectionIcon section={id} />}
          style={{'--ftb-accent': `var(--ftb-accent-${id})`} as CSSProperties}
        >
          {about} <em>{editions[id]}</em>
        </Card>
      ))}
    </Cards>
  );
}
