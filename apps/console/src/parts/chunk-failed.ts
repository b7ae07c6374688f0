/** Text for a part of the console whose code did not load. */
export const CHUNK_FAILED = {
  title: 'Loading chunk failed',
  text: 'Couldn’t load part of the console. The connection may be down, or a newer version was installed.',
}
