"""Voilà where settings do not reach it: imported only by what starts or extends a server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket
from jupyter_server import DEFAULT_STATIC_FILES_PATH
from jupyter_server.utils import url_path_join
from tornado.web import RequestHandler
from voila.app import Voila
from voila.exporter import VoilaExporter
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler

from cardwidgets.serve import start_page

if TYPE_CHECKING:
    from jupyter_server.serverapp import ServerApp


class Compiled(BytecodeCache):
    """Voilà compiles its templates anew for every page; this keeps what they compile to."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        if bucket.key in self.kept:
            bucket.bytecode_from_string(self.kept[bucket.key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        self.kept[bucket.key] = bucket.bytecode_to_string()


def keep_compiled_templates() -> None:
    create = VoilaExporter._create_environment
    compiled = Compiled()

    def create_environment(exporter: Any) -> Any:
        environment = create(exporter)
        environment.bytecode_cache = compiled
        return environment

    VoilaExporter._create_environment = create_environment


class Shutdown(VoilaShutdownKernelHandler):
    """A page that closes has no token to send; that it knows its kernel's random id is proof enough."""

    def check_xsrf_cookie(self) -> None:
        pass

    async def post(self, kernel_id: str) -> None:
        if kernel_id in self.kernel_manager:
            await super().post(kernel_id)
        else:
            self.set_status(204)
            self.finish()


class Start(RequestHandler):
    """The bare address leads to a game, with the query it came with."""

    def initialize(self, folder: Path) -> None:
        self.folder = folder

    def get(self) -> None:
        query = f"?{self.request.query}" if self.request.query else ""
        page = start_page(self.folder)
        self.redirect(f"/voila/render/{page}{query}" if page else "/voila/tree")


class Dashboards(Voila):
    name = "voila"

    def init_settings(self) -> dict[str, Any]:
        # Jupyter's error pages ask for the place of static files, which Voilà does not say.
        return {
            "static_path": DEFAULT_STATIC_FILES_PATH,
            "static_url_prefix": "/voila/static/",
            **super().init_settings(),
        }

    def init_handlers(self) -> list[Any]:
        keep_compiled_templates()
        own = [(r"/", Start, {"folder": Path(self.root_dir)}), (r"/voila/api/shutdown/(.*)", Shutdown)]
        return [*own, *super().init_handlers()]

    def load_config_file(self, *args: Any, **kwargs: Any) -> None:
        """Other Voilàs' settings on this machine are not for these pages."""


def _load_jupyter_server_extension(server: ServerApp) -> None:
    """The same for a Jupyter server that Voilà extends; it is loaded before Voilà, by its name."""
    keep_compiled_templates()
    app = server.web_app
    # Voilà would have every page fetch MathJax from elsewhere.
    app.settings.setdefault("mathjax_url", None)
    app.settings.setdefault("mathjax_config", None)
    shutdown = url_path_join(app.settings["base_url"], r"/voila/api/shutdown/(.*)")
    app.add_handlers(".*$", [(shutdown, Shutdown)])  # type: ignore[no-untyped-call]


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "cardwidgets.voila_app"}]
