import type { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';

type EsbuildPlugin = ReturnType<typeof vanillaExtractPlugin>;
type Build = Parameters<EsbuildPlugin['setup']>[0];

/** The plugin, with the styles of each file changed. */
export function changeStyles(plugin: EsbuildPlugin, change: (styles: string, path: string) => string): EsbuildPlugin {
  const setup = (build: Build) => {
    const onLoad: Build['onLoad'] = (options, load) =>
      build.onLoad(options, async (file) => {
        const loaded = await load(file);
        if (loaded?.loader !== 'css') return loaded;
        return { ...loaded, contents: change(String(loaded.contents), file.path) };
      });
    return plugin.setup({ ...build, onLoad });
  };
  return { name: plugin.name, setup };
}
