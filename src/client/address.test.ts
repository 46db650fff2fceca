import {expect, it} from 'vitest';
import {pageOf} from './address';

it.each([
  ['/index.html', '/', '/'],
  ['/base/index.html', '/base/', '/base/'],
  ['/docs.html', '/', '/docs'],
  ['/docs/app/index.html', '/', '/docs/app'],
  ['/docs/a%20b.html', '/', '/docs/a%20b'],
  ['/docs/app', '/', '/docs/app'],
  ['/docs/html', '/', '/docs/html'],
  ['/base/docs.html', '/base/', '/base/docs'],
])('%s below %s is %s', (written, base, address) => expect(pageOf(written, base)).toBe(address));
