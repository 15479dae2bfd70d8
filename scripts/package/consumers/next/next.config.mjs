export default { agentRules: false, typescript: { ignoreBuildErrors: true } };
