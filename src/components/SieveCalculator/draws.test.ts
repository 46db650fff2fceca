import {describe, expect, it} from 'vitest';
import {drawsToBeSure, expectedDraws} from './draws';
import {readWanted} from './wanted';

describe('expectedDraws', () => {
  // Netherite Scrap: about 30 draws with the String Mesh (3.33%), about 6 draws with the Emerald Mesh (16.00%).
  it.each([
    [1, 0.0333, 30.03],
    [1, 0.16, 6.25],
    [16, 0.5385, 29.71],
  ])('%d at %d: %d', (wanted, chance, draws) => expect(expectedDraws(wanted, chance)).toBeCloseTo(draws, 2));
});

/**
 * Returns the smallest n with P(at least `wanted` hits in n draws) ≥ certainty, with exact integer arithmetic.
 * @param chance in 1/10000
 * @param certainty in percent
 */
function exactly(wanted: number, chance: number, certainty: number): number {
  const [hit, miss] = [BigInt(chance), BigInt(10_000 - chance)];
  for (let n = wanted; ; n += 1) {
    let ways = 1n;
    let tooFew = 0n;
    for (let hits = 0; hits < wanted; hits += 1) {
      tooFew += ways * hit ** BigInt(hits) * miss ** BigInt(n - hits);
      ways = (ways * BigInt(n - hits)) / BigInt(hits + 1);
    }
    if (tooFew * 100n <= BigInt(100 - certainty) * 10_000n ** BigInt(n)) {
      return n;
    }
  }
}

describe('drawsToBeSure', () => {
  it('is right if one hit is wanted: 1 − (1 − p)^n ≥ certainty', () => {
    // ln 0.5 / ln 0.84 = 3.98, ln 0.1 / ln 0.84 = 13.21, ln 0.01 / ln 0.84 = 26.41.
    expect(drawsToBeSure(1, 0.16, [0.5, 0.9, 0.99])).toEqual([4, 14, 27]);
    // ln 0.5 / ln 0.9667 = 20.47, ln 0.1 / ln 0.9667 = 67.99, ln 0.01 / ln 0.9667 = 135.98.
    expect(drawsToBeSure(1, 0.0333, [0.5, 0.9, 0.99])).toEqual([21, 68, 136]);
  });

  it('is right for two heads of a coin: 1 − (n + 1) / 2^n', () =>
    // Probability of at least two hits. n = 3: 1/2. n = 6: 57/64 = 0.891, n = 7: 15/16 = 0.938. n = 10: 0.9893, n = 11: 0.9941.
    expect(drawsToBeSure(2, 0.5, [0.5, 0.9, 0.99])).toEqual([3, 7, 11]));

  it.each([
    [2, 1600],
    [3, 57],
    [5, 5385],
    [16, 1600],
    [64, 3922],
    [64, 6667],
  ])('agrees with exact integer arithmetic: %d at %d / 10000', (wanted, chance) =>
    expect(drawsToBeSure(wanted, chance / 10_000, [0.5, 0.9, 0.99])).toEqual(
      [50, 90, 99].map((certainty) => exactly(wanted, chance, certainty)),
    ),
  );

  it('returns results in the order of the certainties', () =>
    expect(drawsToBeSure(1, 0.16, [0.99, 0.5])).toEqual([27, 4]));

  it('is exact if every draw hits', () => expect(drawsToBeSure(7, 1, [0.5, 0.99])).toEqual([7, 7]));

  it('is close to the normal distribution for large numbers, without underflow', () => {
    const [wanted, chance] = [10_000, 0.0057];
    const mean = wanted / chance;
    const deviation = Math.sqrt(wanted * (1 - chance)) / chance;
    const [half = 0, sure = 0, surer = 0] = drawsToBeSure(wanted, chance, [0.5, 0.9, 0.99]);
    expect(Math.abs(half - mean)).toBeLessThan(0.01 * deviation);
    expect((sure - mean) / deviation).toBeCloseTo(1.2816, 1);
    expect((surer - mean) / deviation).toBeCloseTo(2.3263, 1);
  });

  it.each([
    [0, 0.5, 0.9, 'wanted is 0'],
    [1.5, 0.5, 0.9, 'wanted is 1.5'],
    [1, 0, 0.9, 'chance is 0'],
    [1, 1.1, 0.9, 'chance is 1.1'],
    [1, Number.NaN, 0.9, 'chance is NaN'],
    [1, 0.5, 1, 'certainty is 1'],
  ])('refuses %d at %d with certainty %d', (wanted, chance, certainty, message) =>
    expect(() => drawsToBeSure(wanted, chance, [certainty])).toThrow(message),
  );
});

describe('readWanted', () => {
  it.each([
    ['1', 1],
    [' 64 ', 64],
    ['1,000', 1000],
    ['10 000', 10_000],
    ['0016', 16],
  ])('%j is %d', (typed, wanted) => expect(readWanted(typed)).toBe(wanted));

  it.each([
    ['', 'How many do you want? Write a whole number from 1 to 10,000.'],
    ['  ', 'How many do you want? Write a whole number from 1 to 10,000.'],
    ['a stack', '“a stack” is not a whole number. Write a whole number from 1 to 10,000.'],
    ['1.5', '“1.5” is not a whole number. Write a whole number from 1 to 10,000.'],
    ['1,5', '“1,5” is not a whole number. Write a whole number from 1 to 10,000.'],
    ['-3', '“-3” is not a whole number. Write a whole number from 1 to 10,000.'],
    ['1e3', '“1e3” is not a whole number. Write a whole number from 1 to 10,000.'],
    ['0', 'For 0 you need no sieve. Write a whole number from 1 to 10,000.'],
    ['10001', '10001 is too many to work out here. Write a whole number from 1 to 10,000.'],
  ])('%j: %s', (typed, message) => expect(readWanted(typed)).toBe(message));
});
