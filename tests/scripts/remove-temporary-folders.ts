import { afterAll } from 'vitest';
import { removeTemporaryFolders } from './temporary-folder.ts';

// Test files share their modules, but this setup runs for each of them.
afterAll(removeTemporaryFolders);
