/** Stands in for the code that draws social images, so that the bench can measure the Worker without it. */
export const drawCard = (): Promise<Uint8Array> => Promise.reject(new Error('This Worker draws no cards.'));
