/** A sentence that ends in a name with a point of its own ("Ltda.") has one point, not two. */
export const endedOnce = (sentence: string): string => sentence.replace(/\.\.$/, '.');
