// Format of changelogs: the packages always have the same version, so a list of updated dependencies says nothing.
import entries from '@changesets/cli/changelog'

export default { ...entries, getDependencyReleaseLine: () => '' }
