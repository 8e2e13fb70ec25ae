// Takes the lock on a folder, says so, and keeps it until killed: hold-lock.ts FOLDER
import { lockFolder } from '../../src/platform/database/folder-lock'

try {
  await lockFolder(process.argv[2] ?? '')
  console.log('held')
  setInterval(() => undefined, 1000)
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error))
}
