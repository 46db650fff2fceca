import type {CSSProperties} from 'react';
import {sections} from '@site/src/config/sections';
import Cards, {Card} from '../../Cards';
import SectionIcon from '../SectionIcon';

/** Cards of the sections: icon, edition and one line. */
export default function SectionCards() {
  return (
    <Cards>
      {sections.map(({id, label, path, about, edition}) => (
        <Card
          key={id}
          href={path}
          title={label}
          icon={<SectionIcon section={id} />}
          style={{'--ftb-accent': `var(--ftb-accent-${id})`} as CSSProperties}
        >
          {about} <em>{edition}</em>
        </Card>
      ))}
    </Cards>
  );
}
