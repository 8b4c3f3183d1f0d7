/** The address of the Model Context Protocol server. */
export const MCP_PATH = '/docs/api/mcp';
