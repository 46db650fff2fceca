import type {ReactNode} from 'react';
import type {VersionEntry} from '@site/src/data/schema/entry';
import styles from './styles.module.css';

/**
 * Renders the versions that a page's facts apply to, based on the sources in the data files.
 * @param data the entries of the products in `id`, such as `ftb-ranks ftb-xmod-compat`, inserted when the page is
 * compiled
 */
export default function Version({data}: {id: string; data: VersionEntry | VersionEntry[]}): ReactNode {
  const products = [data].flat();
  const minecraft = [...new Set(products.map((product) => product.minecraft))];
  return (
    <span className={styles.version}>
      Holds for {products.map(({mod, version}) => `${mod} ${version}`).join(', ')} on Minecraft{' '}
      {minecraft.join(', ')}.
    </span>
  );
}
