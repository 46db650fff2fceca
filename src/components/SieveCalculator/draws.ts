/** Terms below this fraction of the largest term are ignored. */
const negligible = 1e-20;

/**
 * Returns the average number of draws for `wanted` hits, which is the mean of the negative binomial distribution:
 * wanted / chance.
 * @param wanted number of hits, a whole number from 1
 * @param chance chance of a hit per draw, above 0 and at most 1
 * @throws RangeError for other numbers
 */
export function expectedDraws(wanted: number, chance: number): number {
  check(wanted, chance);
  return wanted / chance;
}

/**
 * Returns how many draws are needed for at least `wanted` hits with at least the given certainty. The results are
 * quantiles of the negative binomial distribution. The wanted-th hit occurs on draw t with probability
 *
 *     P(t) = C(t − 1, wanted − 1) · chance^wanted · (1 − chance)^(t − wanted),   t = wanted, wanted + 1, …
 *
 * (Feller, An Introduction to Probability Theory and Its Applications, vol. 1, section VI.8: waiting times), so
 * P(t + 1) = P(t) · (1 − chance) · t / (t − wanted + 1). The terms are calculated relative to the most likely t, so that
 * they cannot underflow, and the sums are divided by the sum of all terms.
 * @param wanted number of hits, a whole number from 1; time and memory grow with wanted / chance
 * @param chance chance of a hit per draw, above 0 and at most 1
 * @param certainties probabilities above 0 and below 1, in any order
 * @returns the smallest sufficient number of draws for each certainty
 * @throws RangeError for other numbers
 */
export function drawsToBeSure(wanted: number, chance: number, certainties: readonly number[]): number[] {
  check(wanted, chance);
  for (const certainty of certainties) {
    if (!(certainty > 0 && certainty < 1)) {
      throw new RangeError(`certainty is ${certainty}, but it must be above 0 and below 1.`);
    }
  }
  if (chance === 1) {
    return certainties.map(() => wanted);
  }
  const miss = 1 - chance;
  const likeliest = Math.max(wanted, Math.floor((wanted - 1) / chance) + 1);

  // Weights relative to that of the most likely number of draws. `below` contains the weights of smaller numbers in
  // descending order.
  const below: number[] = [];
  for (let t = likeliest, weight = 1; t > wanted; t -= 1) {
    weight *= (t - wanted) / (miss * (t - 1));
    if (weight < negligible) break;
    below.push(weight);
  }
  const from: number[] = [];
  for (let t = likeliest, weight = 1; weight >= negligible; t += 1) {
    from.push(weight);
    weight *= (miss * t) / (t - wanted + 1);
  }

  const weights = [...below.reverse(), ...from];
  const first = likeliest - below.length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return certainties.map((certainty) => {
    let sum = 0;
    const position = weights.findIndex((weight) => (sum += weight) >= certainty * total);
    // Rounding may leave the last sum slightly below a certainty close to 1.
    return first + (position < 0 ? weights.length - 1 : position);
  });
}

function check(wanted: number, chance: number): void {
  if (!Number.isSafeInteger(wanted) || wanted < 1) {
    throw new RangeError(`wanted is ${wanted}, but it must be a whole number from 1.`);
  }
  if (!(chance > 0 && chance <= 1)) {
    throw new RangeError(`chance is ${chance}, but it must be above 0 and at most 1.`);
  }
}
