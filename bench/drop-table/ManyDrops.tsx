import drops from '@generated/structured-data/default/drops/sieves-and-things.json';
import type {ReactNode} from 'react';
import DropTable from '@site/src/components/DropTable';
import type {DropEntry} from '@site/src/data/schema/market';
import {repeatDrops} from './repeat';

const many = repeatDrops(drops as DropEntry, 300);

/** The real component with the real items, and five times their number of rows. */
export default function ManyDrops(): ReactNode {
  return <DropTable id={many.id} data={many} />;
}
