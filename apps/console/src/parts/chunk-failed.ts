/** Text for a part of the console whose code did not load. */
export const CHUNK_FAILED = {
  title: 'Loading chunk failed',
  text: 'Part of the console could not be loaded. The connection may be down, or a newer version was installed.',
}
