/** Ends what the medium tests used. */
export default (): Promise<void> => globalThis.stopTestServices();
